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
