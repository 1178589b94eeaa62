/**
 * The first statement on each new connection. Comparing texts takes twice as long as the planner assumes by default.
 * With the default, the planner would read a whole table for a search that an index could answer (ADR 16).
 */
export const plannerSettings = 'set cpu_operator_cost = 0.005'
