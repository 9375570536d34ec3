import { AppError } from '#contract/errors.ts'
import type { Args } from '../load-context.ts'
import type { AnyRegister } from './describe.ts'

const found = import.meta.glob<AnyRegister>('../../modules/*/register.tsx', {
  eager: true,
  import: 'register',
})
const registers = Object.values(found)

/** The register of a page, by its address below `/firms/:firmId`. @throws AppError not_found */
export function registerOf({ request }: Pick<Args, 'request'>): AnyRegister {
  const [, , , ...rest] = new URL(request.url).pathname.split('/')
  const below = `${rest.join('/')}/`
  const register = registers.find(({ path }) => below.startsWith(`${path}/`))
  if (!register) throw new AppError('not_found', 'No such register')
  return register
}

/** The register of a module. @throws AppError not_found */
export function registerNamed(name: string): AnyRegister {
  const register = registers.find((one) => one.name === name)
  if (!register) throw new AppError('not_found', 'No such register')
  return register
}
