/**
 * The statement that each new connection begins with. A comparison of texts takes twice as long as the planner assumes
 * by default: it would read a whole table for a search that the indexes answer (ADR 16).
 */
export const plannerSettings = 'set cpu_operator_cost = 0.005'
