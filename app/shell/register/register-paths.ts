import type { AnyRegister } from './describe.ts'

/** Where a register's list is. */
export function listPath({ path }: Pick<AnyRegister, 'path'>, firmId: string): string {
  return `/firms/${firmId}/${path}`
}

/** Where a record of a register is. */
export function recordPath(
  { path, recordPath: place = path }: Pick<AnyRegister, 'path' | 'recordPath'>,
  firmId: string,
  id: string,
): string {
  return `/firms/${firmId}/${place}/${id}`
}
