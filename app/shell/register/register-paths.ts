import type { AnyRegister } from './describe.ts'

/** Where a register's list is. */
export function listPath(
  { path, isOfPlatform }: Pick<AnyRegister, 'path' | 'isOfPlatform'>,
  firmId: string,
): string {
  return isOfPlatform ? `/${path}` : `/firms/${firmId}/${path}`
}

/** Where a record of a register is. */
export function recordPath(
  { path, recordPath: ownPath = path, isOfPlatform }: Located,
  firmId: string,
  id: string,
): string {
  return `${listPath({ path: ownPath, isOfPlatform }, firmId)}/${id}`
}

type Located = Pick<AnyRegister, 'path' | 'recordPath' | 'isOfPlatform'>
