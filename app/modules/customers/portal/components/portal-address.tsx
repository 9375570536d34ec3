import { AddressBox, settingsWords } from '#app/shell/address-box.tsx'
import { useT } from '#app/shell/page-context.tsx'
import { Rules, RulesCell } from '#app/ui/index.ts'

/** Where the portal is. */
export function PortalAddress({ path }: { path: string }) {
  const t = useT('portal')
  return (
    <Rules>
      <RulesCell title={t('settings.address')}>
        <AddressBox
          id="portal-address"
          path={path}
          label={t('settings.address')}
          hint={t('settings.addressHint')}
          {...settingsWords(t, 'renew')}
        />
      </RulesCell>
    </Rules>
  )
}
