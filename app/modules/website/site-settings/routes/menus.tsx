import { useActionData, useLoaderData } from '@remix-run/react'
import { typedFormAction } from '#app/shell/form/form-action.server.ts'
import { parseForm } from '#app/shell/form/parse-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import type { Choice } from '#app/shell/register/describe.ts'
import type { DescribedSection } from '#app/shell/register/described-form.tsx'
import { withoutEmptyRows } from '#app/shell/register/described-values.ts'
import type { RowField } from '#app/shell/register/fields.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { wholeNumber } from '#contract/core/fields.ts'
import { sitePagesContract } from '#contract/website/site-pages.ts'
import { maxMenuEntries, SiteMenus, siteSettingsContract } from '#contract/website/site-settings.ts'
import { SettingsForm } from '../components/settings-form.tsx'
import { siteMenuPath } from '../paths.ts'

const Sent = SiteMenus.extend({ version: wholeNumber({ minimum: 0 }) })

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const { firmId } = firm
  const [{ menu, footerMenu, version, defaultLanguage }, { rows }] = await Promise.all([
    call(siteSettingsContract.get, { firmId }),
    call(sitePagesContract.rows, { firmId }),
  ])
  const groups = new Map<string, string>()
  for (const { groupId, title, language } of rows) {
    if (!groups.has(groupId) || language === defaultLanguage) groups.set(groupId, title)
  }
  const pages = [...groups].map(([value, label]) => ({ value, label }))
  const title = t('site-settings')('menus.title')
  return { head: pageMeta(args, { title }), menus: { menu, footerMenu }, version, pages }
}

export const action = typedFormAction({
  parse: ({ form }) => parseForm(Sent, withoutEmptyRows(form, ['menu', 'footerMenu'])),
  send: ({ call, firmId }, value) => call(siteSettingsContract.saveMenus, { ...value, firmId }),
  done: ({ firmId, t }) => ({ to: siteMenuPath(firmId), message: t('site-settings')('saved') }),
})

function sectionsOf(pages: Choice[], none: string): DescribedSection[] {
  const fields: RowField<unknown>[] = [
    { name: 'groupId', kind: 'select', options: () => [{ value: '', label: none }, ...pages] },
    { name: 'label', kind: 'text', maxLength: 60, isOptional: true, isHalf: true },
    { name: 'href', kind: 'text', maxLength: 400, isOptional: true, isHalf: true },
  ]
  const rows = { kind: 'rows', fields, maxRows: maxMenuEntries } as const
  return [
    { title: 'menus.main', words: 'menus.words', fields: [{ name: 'menu', ...rows }] },
    {
      title: 'menus.footer',
      words: 'menus.footerWords',
      fields: [{ name: 'footerMenu', ...rows }],
    },
  ]
}

export default function SiteMenusRoute() {
  const { menus, version, pages } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('site-settings')
  return (
    <SettingsForm
      id="site-menus"
      title={t('menus.title')}
      sentence={t('menus.sentence')}
      sections={sectionsOf(pages, t('menus.noPage'))}
      stored={menus}
      version={version}
      refusal={refusal}
    />
  )
}

export const meta = headOf
