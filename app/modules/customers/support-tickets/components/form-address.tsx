import { AddressBox, settingsWords } from '#app/shell/address-box.tsx'
import { useT } from '#app/shell/page-context.tsx'
import { Rules, RulesCell } from '#app/ui/index.ts'

/** Where the public form is, to be given out. */
export function FormAddress({ path }: { path: string }) {
  const t = useT('support-tickets')
  return (
    <Rules>
      <RulesCell title={t('settings.form')}>
        <AddressBox
          id="form-address"
          path={path}
          label={t('settings.address')}
          hint={t('settings.addressWords')}
          {...settingsWords(t, 'renewLink')}
        />
      </RulesCell>
    </Rules>
  )
}
