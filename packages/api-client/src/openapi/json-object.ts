/** A JSON object as OpenAPI tools read it. */
export type JsonObject = Readonly<Record<string, unknown>>
