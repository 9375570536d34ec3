// @ts-check

/** Something the person who starts Firmament can put right; shown as one line, without a stack. */
export class StartError extends Error {
  /**
   * @param {string} message One line that says what is wrong and what to do.
   * @param {string} [output] What a failed program printed.
   */
  constructor(message, output = '') {
    super(message)
    this.output = output
  }
}

/** What a failure of the system means, by its code. */
const meanings = {
  ENOSPC: 'The disk is full',
  EROFS: 'The disk can only be read',
  EACCES: 'This user may not write there',
  EPERM: 'This user may not do that',
  EMFILE: 'Too many files are open',
}

/**
 * Any failure as one line: what is wrong, in plain words where the system says it by a code.
 * @param {unknown} error
 * @returns {StartError}
 */
export function asStartError(error) {
  if (error instanceof StartError) return error
  const message = String(error instanceof Error ? error.message : error).split('\n')[0]
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const meaning = code in meanings ? meanings[/** @type {keyof typeof meanings} */ (code)] : ''
  return new StartError(`Firmament did not start. ${meaning ? `${meaning}: ` : ''}${message}`)
}
