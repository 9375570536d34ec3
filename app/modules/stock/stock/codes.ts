/** Batch codes or serial numbers as they were typed or scanned: a line or a comma between them. */
export function readCodes(typed: string): string[] {
  return typed
    .split(/[\n,;]/)
    .map((code) => code.trim())
    .filter((code) => code !== '')
}

/** The path of a field with codes, for a problem of one of them. */
export function codesField(path: string): string {
  return path.replace(/^(lines\.\d+\.codes)\.\d+$/, '$1')
}
