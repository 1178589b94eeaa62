export { createEmbedded } from './create-embedded'
export { preparedQuery } from './prepared-query'
export { type JsonRow, type JsonShape, jsonRow, jsonRows, jsonRowText, parseJsonRow } from './rows-as-json'
export { inOrderOfArrival, queueStatements } from './statement-queue'
