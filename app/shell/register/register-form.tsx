import { Island } from '#app/islands/island.tsx'
import { Button, Field, FileInput } from '#app/ui/index.ts'
import { maxAttachmentMebibytes } from '#contract/firm/records.ts'
import { FormFields } from '../form/form-fields.tsx'
import { FormFoot, FormFootPlain, FormNotices, FormSection } from '../form/form-page.tsx'
import type { TypedTree } from '../form/form-tree.ts'
import { IdempotencyField } from '../form/idempotency-field.tsx'
import { OpenFolds } from '../form/open-folds.tsx'
import type { Refusal } from '../form/parse-form.ts'
import { useProblems } from '../form/problem-text.ts'
import { RefusalSummary } from '../form/refusal-summary.tsx'
import { WaitForConnection } from '../form/wait-for-connection.tsx'
import SuggestSearch from '../islands/suggest-search.island.tsx'
import { useT } from '../page-context.tsx'
import { useAbout } from './about.ts'
import { withCustom } from './custom/custom-fields.ts'
import type { About, AnyItem, AnyRegister } from './describe.ts'
import type { FormSection as FormSectionDescription } from './fields.ts'
import { fieldsOf, finishIntent, labelsOf, newerOf } from './form-values.ts'
import { makesParty, newPartyLabels } from './new-party-field.tsx'
import { RegisterConflict } from './register-conflict.tsx'
import { RegisterFields } from './register-fields.tsx'

export type RegisterFormProps = {
  register: AnyRegister
  refusal: Refusal | undefined
  /** What the fields hold before anybody typed. */
  initial: TypedTree
  extra: unknown
  /** Of the record that is changed. */
  version?: number
  submit: string
  cancelHref: string
}

const formId = 'record-form'

/** The form of a record, new or changed, by the fields of its register. */
export function RegisterForm(props: RegisterFormProps) {
  const { refusal, initial, extra, version, submit, cancelHref } = props
  const register = withCustom(props.register, extra)
  const about = useAbout(register, extra)
  const takesFiles = register.form?.takesFiles && version === undefined
  const labels = {
    ...labelsOf(register, about),
    ...newPartyLabels(register, about),
    ...(takesFiles && { files: about.words('files.label') }),
  }
  const finish = version === undefined ? register.form?.finish : undefined
  const newer = newerOf(refusal?.conflict)
  const sections = register.form?.sections ?? []
  const filesIn = sections.find(({ holdsFiles }) => holdsFiles) ?? sections[0]
  const folds = sections.some(({ isFolded }) => isFolded)
  return (
    <FormFields refusal={refusal} initial={initial} labels={labels}>
      <form
        method="post"
        id={formId}
        noValidate
        {...(takesFiles && { encType: 'multipart/form-data' })}
      >
        {hasButtons(register, about) && <button type="submit" hidden tabIndex={-1} />}
        <FormNotices>
          {refusal && newer ? (
            <RegisterConflict
              register={register}
              about={about}
              newer={newer}
              formId={formId}
              yours={refusal.values}
              theirsHref=""
            />
          ) : (
            <RefusalSummary refusal={refusal} labels={labels} formId={formId} />
          )}
        </FormNotices>
        <IdempotencyField />
        {version && <input type="hidden" name="version" value={newer?.version ?? version} />}
        {sections.map((section) => (
          <FormSection
            key={section.title}
            name={section.title}
            title={about.t(section.title)}
            words={section.words && about.t(section.words)}
            fold={foldOf(section, initial, refusal)}
          >
            <RegisterFields fields={section.fields} about={about} />
            {takesFiles && section === filesIn && <FilesField about={about} refusal={refusal} />}
          </FormSection>
        ))}
        {folds && <OpenFolds of={register.name} />}
        {register.form?.waitsForConnection && <WaitForConnection />}
        {searches(register) && <Island of={SuggestSearch} when="load" props={{}} />}
        {finish ? (
          <FormFootPlain cancelHref={cancelHref}>
            <Button kind="ghost">{about.t(finish.draft)}</Button>
            <Button kind="primary" icon="check" name="intent" value={finishIntent}>
              {about.t(finish.label(about))}
            </Button>
          </FormFootPlain>
        ) : (
          <FormFoot cancelHref={cancelHref} submit={submit} />
        )}
      </form>
    </FormFields>
  )
}

/** Enter presses a form's first button, which is to be none that takes a line away or makes a party. */
function hasButtons(register: AnyRegister, about: About<unknown>): boolean {
  return fieldsOf(register).some(
    (field) => (field.kind === 'rows' && field.layout === 'lines') || makesParty(field, about),
  )
}

/** Whether a field of the form, or of its rows, finds suggestions while somebody types. */
function searches({ form }: AnyRegister): boolean {
  const fields = form?.sections.flatMap((section) => section.fields) ?? []
  const all = fields.flatMap((field) => (field.kind === 'rows' ? field.fields : [field]))
  return all.some((field) => field.kind === 'suggest' && field.search)
}

/** A section that may fold is open where what the form holds needs it, or has a problem in it. */
function foldOf(
  { isFolded, fields, holdsFiles }: FormSectionDescription<AnyItem, unknown>,
  initial: TypedTree,
  refusal: Refusal | undefined,
): 'closed' | 'open' | undefined {
  if (!isFolded) return undefined
  const paths = Object.keys(refusal?.problems ?? {})
  const names = [...fields.map(({ name }) => name), ...(holdsFiles ? ['files'] : [])]
  const hasProblem = names.some((name) =>
    paths.some((path) => path === name || path.startsWith(`${name}.`)),
  )
  return !hasProblem && isFolded(refusal?.values ?? initial) ? 'closed' : 'open'
}

const fileTypes = 'image/*,application/pdf,text/xml,.xml'

/** Files of a new record; a phone offers its camera. */
function FilesField({ about, refusal }: { about: About<unknown>; refusal: Refusal | undefined }) {
  const t = useT('form')
  const problemAt = useProblems(refusal?.problems)
  const hint = about.words('files.hint', { maximum: maxAttachmentMebibytes })
  return (
    <Field
      id="files"
      label={about.words('files.label')}
      mark={t('optional')}
      hint={hint}
      error={problemAt('files')}
    >
      {(wiring) => <FileInput {...wiring} name="files" accept={fileTypes} multiple />}
    </Field>
  )
}
