import type { ComponentType } from 'react'
import { partsOf } from '#app/shell/modules.ts'
import type { SignInKind } from '../sign-in-kinds.ts'

export type LoginWaysProps = {
  signInKind: SignInKind
  /** Where to go on to. */
  to: string
  /** At the page for new accounts, where only what can make one belongs. */
  isNew?: boolean
  /** What is set up here, as `offeredWays` of the modules named it. */
  offered: readonly string[]
}

declare module '#app/shell/module-info.ts' {
  interface ModuleParts {
    /** What stands at the sign-in pages beside the password and the mailed link. */
    loginWays: { LoginWays: ComponentType<LoginWaysProps> }
  }
}

const loginWays = partsOf('loginWays')

/** Loads the ways in of all modules, before a sign-in page is drawn. */
export async function loadOtherWays(): Promise<void> {
  await loginWays.load()
}

/** Ways in besides the password and the mailed link, of whatever modules have some. */
export function OtherWays(props: LoginWaysProps) {
  return loginWays.loaded().map(([id, { LoginWays }]) => <LoginWays key={id} {...props} />)
}
