import { AddressBox } from '#app/shell/address-box.tsx'
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
          words={{
            copy: t('settings.copy'),
            copied: t('settings.copied'),
            open: t('settings.open'),
          }}
          renew={{
            intent: 'renew',
            title: t('settings.renewAsk'),
            words: t('settings.renewWords'),
            submit: t('settings.renew'),
            keep: t('settings.keep'),
          }}
        />
      </RulesCell>
    </Rules>
  )
}
