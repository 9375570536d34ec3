import type { SignInKind } from '#app/modules/person/entry/index.ts'
import { useT } from '#app/shell/page-context.tsx'
import { text } from '#app/ui/index.ts'
import { signInPath } from '../sign-in-kind.ts'

/** From a login page of its own back to the sign-in page with all ways in. */
export function OtherWay({ signInKind }: { signInKind: SignInKind }) {
  const t = useT('credentials')
  return (
    <p className={text.small}>
      <a className={text.link} href={signInPath(signInKind)}>
        {t('otherWay')}
      </a>
    </p>
  )
}
