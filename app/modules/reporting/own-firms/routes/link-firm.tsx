import { useActionData, useLoaderData } from '@remix-run/react'
import { formAction } from '#app/shell/form/form-action.server.ts'
import { SelectField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { PageForm } from '#app/shell/form/page-form.tsx'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Empty, PageHead } from '#app/ui/index.ts'
import { partiesContract } from '#contract/firm/parties.ts'
import { OwnFirmLink, ownFirmsContract } from '#contract/reporting/own-firms.ts'
import { firmsToLink } from '../firm-names.server.ts'
import { ownFirmsPath } from '../paths.ts'

export async function loader(args: Args) {
  const access = await requireFirm(args)
  const { t } = await getVisit(args)
  const ids = { firmId: access.firm.firmId, partyId: requireIdParam(args, 'partyId') }
  const { id, name } = await access.call(partiesContract.get, ids)
  const title = t('own-firms')('link.title', { name })
  return { head: pageMeta(args, { title }), party: { id, name }, firms: firmsToLink(access) }
}

/** Says that the customer is the chosen firm. */
export const action = formAction({
  schema: OwnFirmLink.pick({ otherFirmId: true }),
  send: ({ call, firmId, id }, value) =>
    call(ownFirmsContract.link, { firmId, partyId: id('partyId'), ...value }),
  done: ({ firmId, t }, result) => ({
    to: ownFirmsPath(firmId),
    message: t('own-firms')('link.done', { name: result.partyName }),
  }),
})

export default function LinkFirmRoute() {
  const { party, firms } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('own-firms')
  const { firm } = useFirm()
  const back = ownFirmsPath(firm.firmId)
  return (
    <>
      <PageHead
        title={t('link.title', { name: party.name })}
        sentence={t('link.sentence')}
        crumb={{ href: back, label: t('list.title') }}
      />
      {firms.length === 0 ? (
        <Empty title={t('link.none')}>{t('link.noneWords')}</Empty>
      ) : (
        <PageForm
          id="link-firm"
          refusal={refusal}
          initial={{ otherFirmId: firms[0]?.value ?? '' }}
          labels={{ otherFirmId: t('link.otherFirmId') }}
          submit={t('link.submit')}
          cancelHref={back}
        >
          <FormSection title={t('link.which')} words={t('link.words')}>
            <SelectField name="otherFirmId" options={firms} />
          </FormSection>
        </PageForm>
      )}
    </>
  )
}

export const meta = headOf
