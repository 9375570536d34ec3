type Files = Pick<Fetcher, 'fetch'>

let files: Files | undefined

/**
 * Says where the files of Chinese, Japanese and Korean lie: too many to be part of the Worker. Apart from
 * what opens them, so that nothing that prints is loaded when the Worker starts.
 */
export function takeEastAsianFrom(given: Files): void {
  files = given
}

/** Where they lie; undefined before it was said. */
export function eastAsianFiles(): Files | undefined {
  return files
}
