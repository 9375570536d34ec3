/** The largest body of a call that takes a file, in bytes: what is around the file counts too. */
export const maxUploadBytes = 21 * 1024 * 1024
