import { Island } from '#app/islands/island.tsx'
import { AskDialog } from '#app/shell/form/ask-dialog.tsx'
import CopyText from '#app/shell/islands/copy-text.island.tsx'
import { usePage, useT } from '#app/shell/page-context.tsx'
import {
  Button,
  Field,
  LinkButton,
  Row,
  Rules,
  RulesCell,
  Stack,
  TextInput,
} from '#app/ui/index.ts'

const dialogId = 'renew-portal'

/** Where the portal is. */
export function PortalAddress({ path }: { path: string }) {
  const t = useT('portal')
  const address = new URL(path, usePage().canonical).href
  return (
    <Rules>
      <RulesCell title={t('settings.address')}>
        <Stack>
          <Field id="portal-address" label={t('settings.address')} hint={t('settings.addressHint')}>
            {(wiring) => <TextInput {...wiring} value={address} readOnly />}
          </Field>
          <Row>
            <Island
              of={CopyText}
              when="load"
              props={{
                text: address,
                words: { copy: t('settings.copy'), copied: t('settings.copied') },
              }}
            />
            <LinkButton size="s" icon="external-link" href={path} target="_blank">
              {t('settings.open')}
            </LinkButton>
            <Button size="s" icon="refresh-cw" opens={dialogId}>
              {t('settings.renew')}
            </Button>
          </Row>
        </Stack>
        <AskDialog
          id={dialogId}
          title={t('settings.renewAsk')}
          words={t('settings.renewWords')}
          intent="renew"
          submit={t('settings.renew')}
          keep={t('settings.keep')}
        />
      </RulesCell>
    </Rules>
  )
}
