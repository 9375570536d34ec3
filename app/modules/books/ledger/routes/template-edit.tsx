import { useActionData, useLoaderData } from '@remix-run/react'
import { loadAllCentres } from '#app/modules/books/cost-centres/index.ts'
import { refuse } from '#app/shell/form/parse-form.ts'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { loadPanels } from '#app/shell/records/load-panels.server.ts'
import { RecordPanels } from '#app/shell/records/record-panels.tsx'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getFormat } from '#app/shell/visit.server.ts'
import { PageHead } from '#app/ui/index.ts'
import { accountsContract } from '#contract/books/accounts.ts'
import { manualEntriesContract } from '#contract/books/manual-entries.ts'
import { needsOf } from '#contract/core/endpoint.ts'
import { DeleteTemplate } from '../manual/delete-template.tsx'
import { lineValues } from '../manual/entry-values.ts'
import { readLineForm } from '../manual/read-line-form.server.ts'
import { saveTemplate } from '../manual/save-entry.server.ts'
import { TemplateForm } from '../manual/template-form.tsx'
import { templatesPath } from '../paths.ts'

export async function loader(args: Args) {
  const access = await requireFirm(args)
  const { call, firm } = access
  const format = await getFormat(args)
  const { firmId, baseCurrency } = firm
  const templateId = requireIdParam(args, 'templateId')
  const [accounts, template, panels] = await Promise.all([
    call(accountsContract.list, { firmId }),
    call(manualEntriesContract.getTemplate, { firmId, templateId }),
    loadPanels(access, 'journalTemplate', templateId),
  ])
  const centres = await loadAllCentres(access)
  const { name, memo, every, posts } = template
  const initial = {
    name,
    memo,
    every,
    posts: posts ? '1' : '',
    startDate: template.startDate ?? '',
    endDate: template.endDate ?? '',
    lines: lineValues(template.lines, baseCurrency, format),
  }
  return {
    head: pageMeta(args, { title: name }),
    accounts,
    centres,
    template,
    initial,
    panels,
  }
}

/** Saves the template or deletes it, or shows the form again with more rows or with what is wrong. */
export async function action(args: Args) {
  const { access, t, form, more } = await readLineForm(args)
  if (more) return more
  const { firmId } = access.firm
  const templateId = requireIdParam(args, 'templateId')
  if (form.intent === 'delete') {
    await access.call(manualEntriesContract.deleteTemplate, { firmId, templateId })
    const message = t('template.deleted')
    return redirectWithToast(args, templatesPath(firmId), { type: 'success', message })
  }
  const outcome = await saveTemplate(access, form, templateId)
  if (outcome.refusal) return refuse(outcome.refusal, outcome.status)
  const message = t('template.saved')
  return redirectWithToast(args, templatesPath(firmId), { type: 'success', message })
}

export default function TemplateEditRoute() {
  const { template, panels, ...page } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('ledger')
  const { firm, can } = useFirm()
  const path = templatesPath(firm.firmId)
  return (
    <>
      <PageHead
        title={template.name}
        crumb={{ href: path, label: t('template.list') }}
        actions={can(needsOf(manualEntriesContract.deleteTemplate)) && <DeleteTemplate />}
      />
      <TemplateForm {...page} refusal={refusal} version={template.version} cancelHref={path} />
      <RecordPanels of={panels} />
    </>
  )
}

export const meta = headOf
