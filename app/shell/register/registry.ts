import { AppError } from '#contract/core/errors.ts'
import type { Args } from '../load-context.ts'
import { partsOf } from '../modules.ts'
import type { AnyItem, AnyRegister } from './describe.ts'

const described = partsOf('registers')

/** The registers of all modules, loaded at the first page of one. */
export async function allRegisters(): Promise<readonly AnyRegister[]> {
  return registersOf(await described.load())
}

type Described = Awaited<ReturnType<typeof described.load>>

function registersOf(parts: Described): readonly AnyRegister[] {
  return parts.flatMap(([, part]) => ('registers' in part ? part.registers : [part.register]))
}

/**
 * The register of a page, by its address below `/firms/:firmId`, or of the platform: the one whose
 * own is the longest beginning of it.
 * @throws AppError not_found
 */
export async function registerOf({ request }: Pick<Args, 'request'>): Promise<AnyRegister> {
  const parts = new URL(request.url).pathname.split('/')
  const isOfPlatform = parts[1] !== 'firms'
  const below = `${parts.slice(isOfPlatform ? 1 : 3).join('/')}/`
  const [register] = (await allRegisters())
    .filter((one) => (one.isOfPlatform ?? false) === isOfPlatform)
    .map((one) => ({ one, length: lengthOfMatch(one, below) }))
    .filter(({ length }) => length > 0)
    .sort((first, second) => second.length - first.length)
    .map(({ one }) => one)
  if (!register) throw new AppError('not_found', 'No such register')
  return register
}

/** How much of an address a register's own is the beginning of; 0 for none of it. */
function lengthOfMatch({ path, recordPath = path }: AnyRegister, below: string): number {
  const places = [path, recordPath].filter((place) => below.startsWith(`${place}/`))
  return Math.max(0, ...places.map(({ length }) => length))
}

/** The register that a record is shown as, among those that share records. */
export function registerHolding(register: AnyRegister, record: AnyItem): AnyRegister {
  const { recordPath } = register
  if (recordPath === undefined) return register
  const among = registersOf(described.loaded()).filter((one) => one.recordPath === recordPath)
  return among.find((one) => one.holds?.(record) ?? true) ?? register
}

/** The register of a name, where a page draws what its loader found. @throws AppError not_found */
export function registerNamed(name: string): AnyRegister {
  const register = registersOf(described.loaded()).find((one) => one.name === name)
  if (!register) throw new AppError('not_found', 'No such register')
  return register
}
