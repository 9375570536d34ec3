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

const dialogId = 'renew-form-link'

/** Where the public form is, to be given out. */
export function FormAddress({ path }: { path: string }) {
  const t = useT('support-tickets')
  const address = new URL(path, usePage().canonical).href
  return (
    <Rules>
      <RulesCell title={t('settings.form')}>
        <Stack>
          <Field id="form-address" label={t('settings.address')} hint={t('settings.addressWords')}>
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
          intent="renewLink"
          submit={t('settings.renew')}
          keep={t('settings.keep')}
        />
      </RulesCell>
    </Rules>
  )
}
