import { Island } from '#app/islands/island.tsx'
import { Button, Field, LinkButton, Row, Stack, TextInput } from '#app/ui/index.ts'
import { AskDialog } from './form/ask-dialog.tsx'
import type { Translate } from './i18n/translate.ts'
import CopyText from './islands/copy-text.island.tsx'
import { usePage } from './page-context.tsx'

type AddressBoxProps = {
  /** Of the field; unique on the page. */
  id: string
  /** Where the public page is, below this installation's origin. */
  path: string
  label: string
  hint: string
  words: { copy: string; copied: string; open: string }
  /** A new address in place of the old one, which is asked about first; `intent` is what the form then says. */
  renew?: { intent: string; title: string; words: string; submit: string; keep: string }
}

/** The words of an address among settings that can be renewed, of the texts that have them below `settings`. */
export function settingsWords(t: Translate, intent: string) {
  return {
    words: { copy: t('settings.copy'), copied: t('settings.copied'), open: t('settings.open') },
    renew: {
      intent,
      title: t('settings.renewAsk'),
      words: t('settings.renewWords'),
      submit: t('settings.renew'),
      keep: t('settings.keep'),
    },
  }
}

/** The address of a public page: to be given out, copied, opened and, where it can be, renewed. */
export function AddressBox({ id, path, label, hint, words, renew }: AddressBoxProps) {
  const address = new URL(path, usePage().canonical).href
  const { copy, copied, open } = words
  const dialogId = `${id}-renew`
  return (
    <Stack>
      <Field id={id} label={label} hint={hint}>
        {(wiring) => <TextInput {...wiring} value={address} readOnly />}
      </Field>
      <Row>
        <Island of={CopyText} when="load" props={{ text: address, words: { copy, copied } }} />
        <LinkButton size="s" icon="external-link" href={path} target="_blank">
          {open}
        </LinkButton>
        {renew && (
          <Button size="s" icon="refresh-cw" opens={dialogId}>
            {renew.submit}
          </Button>
        )}
      </Row>
      {renew && <AskDialog id={dialogId} {...renew} />}
    </Stack>
  )
}
