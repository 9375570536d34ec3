import { Island } from '#app/islands/island.tsx'
import { Paper } from '#app/shell/documents/paper/paper.tsx'
import {
  FormField,
  SelectField,
  TextAreaField,
  useFormField,
} from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import type { TypedTree } from '#app/shell/form/form-tree.ts'
import { PageForm } from '#app/shell/form/page-form.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { languageNames } from '#app/shell/i18n/languages.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { Button, Checkbox, ChoiceList, FieldGrid, FieldGroup, TextInput } from '#app/ui/index.ts'
import { type Language, languages } from '#contract/core/fields.ts'
import type { PaperView } from '#contract/core/paper.ts'
import { type PaperTextKind, paperGaps, paperLayouts } from '#contract/firm/paper-looks.ts'
import PaperPreview from '../islands/paper-preview.island.tsx'
import * as styles from './look-form.css.ts'
import { TextChoice } from './text-choice.tsx'

type Which = { kind: PaperTextKind; language: Language }

type LookFormProps = {
  which: Which
  version: number
  initial: TypedTree
  /** Of which kinds there are words in which languages. */
  written: readonly Which[]
  paper: PaperView
  refusal: Refusal | undefined
}

const formId = 'paper-look'
const names = paperGaps.map((name) => `{${name}}`).join(' ')

/** How documents look and what they say of the firm's own, with the paper beside it. */
export function LookForm({ which, version, initial, written, paper, refusal }: LookFormProps) {
  const t = useT('templates')
  const { firm } = useFirm()
  const labels = {
    layout: t('layout'),
    accent: t('accent'),
    rule: t('rule'),
    alsoIn: t('alsoIn'),
    opening: t('opening'),
    closing: t('closing'),
  }
  return (
    <PageForm
      id={formId}
      refusal={refusal}
      initial={initial}
      labels={labels}
      submit={t('submit')}
      cancelHref={`/firms/${firm.firmId}/settings`}
    >
      <input type="hidden" name="version" value={version} />
      <div className={styles.split}>
        <div>
          <LookFields />
          <FormSection title={t('words')} words={t('placeholders', { names })}>
            <TextChoice which={which} written={written} />
            <TextAreaField name="opening" rows={4} maxLength={2000} isOptional />
            <TextAreaField name="closing" rows={4} maxLength={2000} isOptional />
            <div>
              <Button icon="eye" name="intent" value="preview">
                {t('preview')}
              </Button>
            </div>
          </FormSection>
        </div>
        <aside className={styles.preview} aria-label={t('previewTitle')}>
          <div className={styles.sheet}>
            <h2 className={styles.title}>{t('previewTitle')}</h2>
            <div data-part="preview">
              <Paper view={paper} logoHref={`/firms/${firm.firmId}/logo`} isMini />
            </div>
            <Island of={PaperPreview} when="load" props={{}} />
          </div>
        </aside>
      </div>
    </PageForm>
  )
}

function LookFields() {
  const t = useT('templates')
  const layout = useFormField('layout')
  const hasColors = useFormField('hasColors')
  return (
    <>
      <FormSection title={t('look')} words={t('lookWords')}>
        <FieldGroup id="layout" label={layout.label} error={layout.error}>
          <ChoiceList
            name="layout"
            defaultValue={layout.value}
            choices={paperLayouts.map((value) => ({
              value,
              label: t(`layouts.${value}`),
              detail: t(`layoutWords.${value}`),
            }))}
          />
        </FieldGroup>
        <Checkbox name="hasColors" defaultChecked={hasColors.value !== ''}>
          {t('hasColors')}
        </Checkbox>
        <FieldGrid>
          <FormField name="accent" hint={t('accentHint')}>
            {(control) => <TextInput {...control} type="color" />}
          </FormField>
          <FormField name="rule">{(control) => <TextInput {...control} type="color" />}</FormField>
        </FieldGrid>
      </FormSection>
      <FormSection title={t('languages')} words={t('languagesWords')}>
        <SelectField
          name="alsoIn"
          options={[
            { value: '', label: t('oneLanguage') },
            ...languages.map((value) => ({ value, label: languageNames[value] })),
          ]}
        />
      </FormSection>
    </>
  )
}
