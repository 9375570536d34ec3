import { type LoginWaysProps, loginFormId } from '#app/modules/person/entry/index.ts'
import { useT } from '#app/shell/page-context.tsx'
import { Button } from '#app/ui/index.ts'
import { ProviderMark } from './components/provider-mark.tsx'
import { readOffers } from './offer.ts'
import { beginPath } from './paths.ts'

/** At a sign-in page: a button for each provider. It belongs to the sign-in page's form, for where to go on to. */
export function LoginWays({ signInKind, offered }: LoginWaysProps) {
  const t = useT('social')
  return readOffers(offered).map(({ id, name }) => (
    <Button
      key={id}
      isWide
      form={loginFormId}
      formAction={`${beginPath}?${new URLSearchParams({ signInKind })}`}
      formNoValidate
      name="provider"
      value={id}
    >
      <ProviderMark id={id} />
      {t('continueWith', { name })}
    </Button>
  ))
}
