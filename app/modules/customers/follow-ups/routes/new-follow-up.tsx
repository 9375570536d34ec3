import { useActionData, useLoaderData } from '@remix-run/react'
import { formAction } from '#app/shell/form/form-action.server.ts'
import { FormField, SelectField, TextAreaField, TextField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { PageForm } from '#app/shell/form/page-form.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { DateInput, PageHead } from '#app/ui/index.ts'
import { Id } from '#contract/core/fields.ts'
import {
  FollowUpInput,
  FollowUpKind,
  FollowUpSubject,
  followUpsContract,
  Repeat,
} from '#contract/customers/follow-ups.ts'
import { membersContract } from '#contract/firm/members.ts'
import { recordsContract } from '#contract/firm/records.ts'
import { agendaPath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { firmId } = firm
  const given = new URL(args.request.url).searchParams
  const kind = FollowUpSubject.safeParse(given.get('kind')).data
  const id = Id.safeParse(given.get('about')).data
  const [{ t }, owners, about] = await Promise.all([
    getVisit(args),
    call(membersContract.listNames, { firmId }),
    kind && id ? call(recordsContract.panels, { firmId, kind, recordId: id }) : null,
  ])
  const head = pageMeta(args, { title: t('follow-ups')('list.new') })
  return { head, owners, about: about && { kind, id, title: about.title, path: about.path } }
}

export const action = formAction({
  schema: FollowUpInput,
  send: async ({ call, firmId, form }, input) => {
    const made = await call(followUpsContract.create, { ...input, firmId }, form)
    return made.subjectPath
  },
  done: ({ firmId, t }, subjectPath) => ({
    to: subjectPath ? `/firms/${firmId}/${subjectPath}` : agendaPath(firmId),
    message: t('follow-ups')('new.done'),
  }),
})

export default function NewFollowUpRoute() {
  const { owners, about } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('follow-ups')
  const { firm } = useFirm()
  const back = about ? `/firms/${firm.firmId}/${about.path}` : agendaPath(firm.firmId)
  const labels = {
    kind: t('field.kind'),
    title: t('field.title'),
    dueDate: t('field.dueDate'),
    ownerId: t('field.ownerId'),
    repeat: t('field.repeat'),
    notes: t('field.notes'),
  }
  return (
    <>
      <PageHead
        title={t('list.new')}
        sentence={about?.title}
        crumb={{ href: back, label: about?.title ?? t('list.title') }}
      />
      <PageForm
        id="follow-up-form"
        refusal={refusal}
        labels={labels}
        initial={{ kind: 'task', repeat: 'never' }}
        submit={t('new.submit')}
        cancelHref={back}
      >
        <FormSection title={t('form.what')} words={t('form.whatWords')}>
          {about && (
            <>
              <input type="hidden" name="subjectKind" value={about.kind} />
              <input type="hidden" name="subjectId" value={about.id} />
            </>
          )}
          <SelectField
            name="kind"
            options={FollowUpKind.options.map((value) => ({ value, label: t(`kind.${value}`) }))}
          />
          <TextField name="title" maxLength={200} autoComplete="off" />
          <FormField name="dueDate" isOptional>
            {(control) => <DateInput {...control} />}
          </FormField>
          <SelectField
            name="ownerId"
            options={[
              { value: '', label: t('form.me') },
              ...owners.map(({ userId, name }) => ({ value: userId, label: name })),
            ]}
          />
          <SelectField
            name="repeat"
            options={Repeat.options.map((value) => ({ value, label: t(`repeat.${value}`) }))}
          />
          <TextAreaField name="notes" maxLength={4000} rows={4} isOptional />
        </FormSection>
      </PageForm>
    </>
  )
}

export const meta = headOf
