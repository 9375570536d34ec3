/** Kinds of files, by their bytes, that a browser shows and that can run nothing of ours. */
export const shownFiles: readonly string[] = [
  'application/pdf',
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
]
