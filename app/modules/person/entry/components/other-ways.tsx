import type { ComponentType } from 'react'
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

const found = Object.entries(
  import.meta.glob<{ LoginWays: ComponentType<LoginWaysProps> }>('../../../*/*/login-ways.tsx', {
    eager: true,
  }),
)

/** Ways in besides the password and the mailed link, of whatever modules have some. */
export function OtherWays(props: LoginWaysProps) {
  return found.map(([file, { LoginWays }]) => <LoginWays key={file} {...props} />)
}
