import type { TestFirm } from './test-firm.ts'

/** Makes a record and answers its id. */
export async function make(firm: TestFirm, path: string, json: unknown): Promise<string> {
  return (await firm.must<{ id: string }>('POST', path, json)).id
}
