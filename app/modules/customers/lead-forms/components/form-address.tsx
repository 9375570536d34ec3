import { Island } from '#app/islands/island.tsx'
import { AddressBox } from '#app/shell/address-box.tsx'
import CopyText from '#app/shell/islands/copy-text.island.tsx'
import { usePage, useT } from '#app/shell/page-context.tsx'
import { Field, Row, Rules, RulesCell, Stack, TextArea } from '#app/ui/index.ts'

/** The page's address, and the lines that put a way to it into another website. */
export function FormAddress({ path, name }: { path: string | null; name: string }) {
  const t = useT('lead-forms')
  const { canonical } = usePage()
  if (path === null) return null
  const address = new URL(path, canonical).href
  const snippet = `<form action="${address}" method="get">\n  <label>${t('public.name')} <input name="name" autocomplete="name"></label>\n  <label>${t('public.email')} <input name="email" type="email" autocomplete="email"></label>\n  <button>${escapeHtml(name)}</button>\n</form>`
  const words = { copy: t('panel.copy'), copied: t('panel.copied') }
  return (
    <Rules columns="two">
      <RulesCell title={t('panel.page')}>
        <AddressBox
          id="form-address"
          path={path}
          label={t('panel.address')}
          hint={t('panel.addressWords')}
          words={{ ...words, open: t('panel.open') }}
        />
      </RulesCell>
      <RulesCell title={t('panel.snippet')}>
        <Stack>
          <Field id="form-snippet" label={t('panel.snippetLabel')} hint={t('panel.snippetWords')}>
            {(wiring) => <TextArea {...wiring} rows={6} value={snippet} readOnly />}
          </Field>
          <Row>
            <Island of={CopyText} when="load" props={{ text: snippet, words }} />
          </Row>
        </Stack>
      </RulesCell>
    </Rules>
  )
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
}
