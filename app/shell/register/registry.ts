import { AppError } from '#contract/errors.ts'
import type { Args } from '../load-context.ts'
import type { AnyItem, AnyRegister } from './describe.ts'

type Described = { register?: AnyRegister; registers?: readonly AnyRegister[] }

const found = import.meta.glob<Described>('../../modules/*/register.tsx', { eager: true })
const registers = Object.values(found).flatMap(({ register, registers: several = [] }) =>
  register ? [register] : several,
)

/** The register of a page, by its address below `/firms/:firmId`. @throws AppError not_found */
export function registerOf({ request }: Pick<Args, 'request'>): AnyRegister {
  const [, , , ...rest] = new URL(request.url).pathname.split('/')
  const below = `${rest.join('/')}/`
  const register = registers.find(({ path, recordPath = path }) =>
    [path, recordPath].some((place) => below.startsWith(`${place}/`)),
  )
  if (!register) throw new AppError('not_found', 'No such register')
  return register
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
