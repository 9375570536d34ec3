import { AddressBox } from '#app/shell/address-box.tsx'
import { useT } from '#app/shell/page-context.tsx'
import { Rules, RulesCell } from '#app/ui/index.ts'

/** Where people apply. */
export function ProgrammeAddress({ path }: { path: string }) {
  const t = useT('partners')
  return (
    <Rules>
      <RulesCell title={t('programme.address')}>
        <AddressBox
          id="programme-address"
          path={path}
          label={t('programme.address')}
          hint={t('programme.addressHint')}
          words={{ copy: t('panel.copy'), copied: t('panel.copied'), open: t('panel.openLink') }}
          renew={{
            intent: 'renew',
            title: t('programme.renewAsk'),
            words: t('programme.renewWords'),
            submit: t('programme.renew'),
            keep: t('programme.keep'),
          }}
        />
      </RulesCell>
    </Rules>
  )
}
