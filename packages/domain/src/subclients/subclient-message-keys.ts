/** Every message key that the rules of subclients can give beyond the shared ones and those of clients. (SUB-60) */
export const subclientMessageKeys: readonly string[] = ['validation.messages.subclientNotFound']
