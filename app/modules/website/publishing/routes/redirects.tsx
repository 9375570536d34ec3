import { useActionData, useLoaderData } from '@remix-run/react'
import { attempt } from '#app/shell/form/attempt.ts'
import { TextField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { PageForm } from '#app/shell/form/page-form.tsx'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Button, Empty, PageHead, RowsTable } from '#app/ui/index.ts'
import { needsOf } from '#contract/core/endpoint.ts'
import { publishingContract, SiteRedirectInput } from '#contract/website/publishing.ts'
import { redirectsPath, sitePath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const { redirects } = await call(publishingContract.listRedirects, { firmId: firm.firmId })
  return { head: pageMeta(args, { title: t('publishing')('menu.redirects') }), redirects }
}

/** Adds a redirect, or takes one away. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const t = (await getVisit(args)).t('publishing')
  const { firmId } = firm
  const form = await readForm(args.request)
  const options = { idempotencyKey: form.idempotencyKey }
  if (form.intent === 'remove') {
    const source = String(form.data.source ?? '')
    const removed = await attempt(form, () =>
      call(publishingContract.removeRedirect, { firmId, source }, options),
    )
    if (removed.refusal) return refuse(removed.refusal, removed.status)
    return redirectWithToast(args, redirectsPath(firmId), {
      type: 'success',
      message: t('redirects.removed'),
    })
  }
  const { value, refusal } = parseForm(SiteRedirectInput, form)
  if (refusal) return refuse(refusal)
  const added = await attempt(form, () =>
    call(publishingContract.addRedirect, { ...value, firmId }, options),
  )
  if (added.refusal) return refuse(added.refusal, added.status)
  return redirectWithToast(args, redirectsPath(firmId), {
    type: 'success',
    message: t('redirects.added'),
  })
}

export default function RedirectsRoute() {
  const { redirects } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('publishing')
  const { firm, can } = useFirm()
  const mayRemove = can(needsOf(publishingContract.removeRedirect))
  const labels = { source: t('redirects.source'), target: t('redirects.target') }
  return (
    <>
      <PageHead
        title={t('menu.redirects')}
        sentence={t('redirects.sentence')}
        crumb={{ href: sitePath(firm.firmId), label: t('site.title') }}
      />
      {redirects.length === 0 ? (
        <Empty title={t('redirects.none')}>{t('redirects.noneWords')}</Empty>
      ) : (
        <RowsTable
          caption={t('menu.redirects')}
          isStacked
          rows={redirects}
          keyOf={({ source }) => source}
          columns={[
            { head: t('redirects.source'), place: 'name', cell: ({ source }) => source },
            {
              head: t('redirects.target'),
              place: 'detail',
              cell: ({ target }) => target || t('redirects.gone'),
            },
            {
              head: t('redirects.origin'),
              place: 'secondDetail',
              cell: ({ origin }) => t(`redirects.origins.${origin}`),
            },
            mayRemove && {
              head: t('redirects.remove'),
              place: 'state',
              cell: ({ source }) => (
                <form method="post">
                  <IdempotencyField />
                  <input type="hidden" name="source" value={source} />
                  <Button size="s" kind="ghost" icon="trash-2" name="intent" value="remove">
                    {t('redirects.remove')}
                  </Button>
                </form>
              ),
            },
          ]}
        />
      )}
      {can('website:post') && (
        <PageForm
          id="redirect"
          refusal={refusal}
          labels={labels}
          submit={t('redirects.add')}
          cancelHref={sitePath(firm.firmId)}
        >
          <FormSection title={t('redirects.new')} words={t('redirects.newWords')}>
            <TextField name="source" maxLength={1000} />
            <TextField name="target" maxLength={1000} />
          </FormSection>
        </PageForm>
      )}
    </>
  )
}

export const meta = headOf
