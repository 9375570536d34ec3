import { data } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { attempt } from '#app/shell/form/attempt.ts'
import { SelectField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { PageForm } from '#app/shell/form/page-form.tsx'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { type Form, readForm } from '#app/shell/form/read-form.ts'
import { readListQuery } from '#app/shell/list/list-query.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { BulkOutcome } from '#app/shell/register/bulk-outcome.tsx'
import { idsOf } from '#app/shell/register/chosen-ids.ts'
import { type FirmAccess, requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Empty, LinkButton, PageHead } from '#app/ui/index.ts'
import { AppError } from '#contract/core/errors.ts'
import { Id } from '#contract/core/fields.ts'
import { type BulkResult, maxBulk } from '#contract/core/register.ts'
import { DealListQuery, dealsContract } from '#contract/customers/deals.ts'
import { LeadListQuery, leadsContract } from '#contract/customers/leads.ts'
import { maxEnrolled, SequenceSubject, sequencesContract } from '#contract/customers/sequences.ts'
import { PartyListQuery, PartyRole, partiesContract } from '#contract/firm/parties.ts'
import { newSequencePath, sequencePath, subjectPath, subjectsPath } from '../paths.ts'

export async function loader(args: Args) {
  const access = await requireFirm(args)
  const { call, firm } = access
  const kind = kindOf(args)
  const [{ t }, { rows }] = await Promise.all([
    getVisit(args),
    call(sequencesContract.rows, { firmId: firm.firmId }),
  ])
  const id = Id.safeParse(new URL(args.request.url).searchParams.get('id')).data
  return {
    head: pageMeta(args, { title: t('sequences')('enrol.title') }),
    kind,
    ids: id === undefined ? [] : [id],
    sequences: rows.map((row) => ({ value: row.id, label: row.name })),
  }
}

const Enrol = z.object({ sequenceId: Id, ids: z.array(Id).min(1, 'required').max(maxBulk) })

/** Takes the ticked rows of a list, or adds those that were taken to the sequence that was chosen. */
export async function action(args: Args) {
  const access = await requireFirm(args)
  const { firm } = access
  const kind = kindOf(args)
  const { t } = await getVisit(args)
  const form = await readForm(args.request, { lists: ['ids'] })
  if (form.intent !== 'enrol') {
    const chosen = await chosenOf(args, access, kind, form)
    if (chosen.length > 0)
      return data({ chosen, results: null, sequenceId: '', refusal: undefined })
    const to = subjectsPath(firm.firmId, kind)
    return redirectWithToast(args, to, { type: 'warning', message: t('problem')('nothingChosen') })
  }
  const { value, refusal } = parseForm(Enrol, form)
  if (refusal) return refuse({ ...refusal })
  const sent = await attempt(form, () => enrolAll(access, kind, value, form))
  if (sent.refusal) return refuse(sent.refusal, sent.status)
  const done = sent.value.filter(({ outcome }) => outcome === 'done').length
  if (done < sent.value.length) {
    const { sequenceId } = value
    return data({ chosen: value.ids, results: sent.value, sequenceId, refusal: undefined })
  }
  return redirectWithToast(args, sequencePath(firm.firmId, value.sequenceId), {
    ...{ type: 'success', message: t('sequences')('enrol.done', { count: done }) },
  })
}

function kindOf({ params }: Args): SequenceSubject {
  const kind = SequenceSubject.safeParse(params.kind).data
  if (!kind) throw new AppError('not_found', 'No such list')
  return kind
}

/** The ticked rows, else all that the list meant. */
async function chosenOf(
  { request }: Args,
  { call, firm: { firmId } }: FirmAccess,
  kind: SequenceSubject,
  form: Form,
): Promise<string[]> {
  if (form.data.all !== 'yes') return idsOf(form)
  const role = new URL(request.url).searchParams.get('list')?.replace(/s$/, '')
  const part = { firmId, size: maxBulk, after: undefined, before: undefined }
  const { rows } =
    kind === 'lead'
      ? await call(leadsContract.rows, { ...readListQuery(LeadListQuery, request), ...part })
      : kind === 'deal'
        ? await call(dealsContract.rows, { ...readListQuery(DealListQuery, request), ...part })
        : await call(partiesContract.rows, {
            ...readListQuery(PartyListQuery, request),
            ...{ ...part, role: PartyRole.safeParse(role).data },
          })
  return rows.slice(0, maxBulk).map(({ id }) => id)
}

async function enrolAll(
  { call, firm: { firmId } }: FirmAccess,
  kind: SequenceSubject,
  { sequenceId, ids }: z.infer<typeof Enrol>,
  form: Form,
): Promise<BulkResult['results']> {
  const results: BulkResult['results'] = []
  for (let at = 0; at < ids.length; at += maxEnrolled) {
    const part = { firmId, sequenceId, kind, ids: ids.slice(at, at + maxEnrolled) }
    // Each part is a request of its own, and only the first has the form's key.
    const made = await call(sequencesContract.enrol, part, at === 0 ? form : {})
    results.push(...made.results)
  }
  return results
}

export default function EnrolRoute() {
  const { kind, sequences, ...loaded } = useLoaderData<typeof loader>()
  const given = useActionData<typeof action>()
  const t = useT('sequences')
  const { firm, can } = useFirm()
  const results = given && 'results' in given ? given.results : null
  const sequenceId = given && 'sequenceId' in given ? given.sequenceId : ''
  const refusal = given?.refusal
  const ids = given && 'chosen' in given ? given.chosen : [refusal?.values.ids ?? loaded.ids].flat()
  const back = subjectsPath(firm.firmId, kind)
  return (
    <>
      <PageHead
        title={t('enrol.title')}
        sentence={t(`enrol.chosen.${kind}`, { count: ids.length })}
        crumb={{ href: back, label: t(`enrol.list.${kind}`) }}
        actions={
          results && (
            <LinkButton href={sequencePath(firm.firmId, sequenceId)} kind="primary">
              {t('enrol.toSequence')}
            </LinkButton>
          )
        }
      />
      {results && (
        <BulkOutcome
          results={results}
          hrefOf={(id) => subjectPath(firm.firmId, kind, id)}
          titleOf={(count) => t('enrol.done', { count })}
        />
      )}
      {sequences.length === 0 ? (
        <Empty
          title={t('list.none')}
          actions={
            can('sequence:manage') && (
              <LinkButton href={newSequencePath(firm.firmId)} kind="primary">
                {t('list.new')}
              </LinkButton>
            )
          }
        >
          {t('list.noneWords')}
        </Empty>
      ) : (
        !results && (
          <PageForm
            id="enrol-form"
            refusal={refusal}
            labels={{ sequenceId: t('members.field.sequence'), ids: t('enrol.title') }}
            submit={t('enrol.submit')}
            cancelHref={back}
          >
            <input type="hidden" name="intent" value="enrol" />
            {ids.map((id) => (
              <input key={String(id)} type="hidden" name="ids" value={String(id)} />
            ))}
            <FormSection title={t('enrol.which')} words={t('enrol.whichWords')}>
              <SelectField name="sequenceId" options={sequences} />
            </FormSection>
          </PageForm>
        )
      )}
    </>
  )
}

export const meta = headOf
