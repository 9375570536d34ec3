/** All rows go along: the hash and the time of a PDF prove what was issued, wherever its bytes are. */
export const archivedRows: Readonly<Record<string, string>> = {}

/**
 * Where the bytes of PDFs lie below the firm's folder, those of the latest first. They go along as far
 * as there is room: each can be printed anew from what the archive holds, with the same XML inside.
 */
export const archivedFiles = {
  folder: /^issued\/([^/.]+)(?:\.anew)?\.pdf$/,
  ids: `select document_id as id from issued_files where format = 'pdf'
    order by kept_at desc, document_id`,
  isForRoomLeft: true,
}
