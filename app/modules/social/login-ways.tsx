import { type LoginWaysProps, loginFormId } from '#app/modules/entry/index.ts'
import { useT } from '#app/shell/page-context.tsx'
import { Button } from '#app/ui/index.ts'
import { ProviderMark } from './components/provider-mark.tsx'
import { readOffers } from './offer.ts'
import { beginPath } from './paths.ts'

/** At a door: a button for each provider. It belongs to the door's form, for where to go on to. */
export function LoginWays({ door, offered }: LoginWaysProps) {
  const t = useT('social')
  return readOffers(offered).map(({ id, name }) => (
    <Button
      key={id}
      isWide
      form={loginFormId}
      formAction={`${beginPath}?${new URLSearchParams({ door })}`}
      formNoValidate
      name="provider"
      value={id}
    >
      <ProviderMark id={id} />
      {t('continueWith', { name })}
    </Button>
  ))
}
