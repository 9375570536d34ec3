import { AppError } from '#contract/core/errors.ts'
import type { Args } from '../load-context.ts'
import type { AnyItem, AnyRegister } from './describe.ts'

type Described = { register?: AnyRegister; registers?: readonly AnyRegister[] }

const found = import.meta.glob<Described>('../../modules/*/*/register.tsx', { eager: true })
const registers = Object.values(found).flatMap(({ register, registers: several = [] }) =>
  register ? [register] : several,
)

/** The registers of all modules. */
export function allRegisters(): readonly AnyRegister[] {
  return registers
}

/**
 * The register of a page, by its address below `/firms/:firmId`, or of the platform: the one whose
 * own is the longest beginning of it.
 * @throws AppError not_found
 */
export function registerOf({ request }: Pick<Args, 'request'>): AnyRegister {
  const parts = new URL(request.url).pathname.split('/')
  const isOfPlatform = parts[1] !== 'firms'
  const below = `${parts.slice(isOfPlatform ? 1 : 3).join('/')}/`
  const [register] = registers
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
  const among = registers.filter((one) => one.recordPath === recordPath)
  return among.find((one) => one.holds?.(record) ?? true) ?? register
}

/** The register of a module. @throws AppError not_found */
export function registerNamed(name: string): AnyRegister {
  const register = registers.find((one) => one.name === name)
  if (!register) throw new AppError('not_found', 'No such register')
  return register
}
