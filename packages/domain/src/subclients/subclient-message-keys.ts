/** SUB-60. Every message key that the rules of subclients can give beyond the shared ones and those of clients. */
export const subclientMessageKeys: readonly string[] = ['validation.messages.subclientNotFound']
