import { FormSection } from '#app/shell/form/form-page.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { useProblems } from '#app/shell/form/problem-text.ts'
import { useT } from '#app/shell/page-context.tsx'
import { Button, Field, FileInput, Row } from '#app/ui/index.ts'
import type { Firm } from '#contract/firm/firms.ts'
import { logoPath } from '../paths.ts'
import * as styles from './logo-section.css.ts'

type LogoSectionProps = { firm: Firm; refusal: Refusal | undefined }

/** The firm's own mark on its documents: shown, chosen, taken away. */
export function LogoSection({ firm, refusal }: LogoSectionProps) {
  const t = useT('firms')
  return (
    <FormSection title={t('logo.title')} words={t('logo.words')}>
      {firm.hasLogo && (
        <div className={styles.plate} data-theme="light">
          <img className={styles.logo} src={logoPath(firm.id)} alt={t('logo.alt')} />
        </div>
      )}
      <LogoChooser refusal={refusal} hasLogo={firm.hasLogo} />
    </FormSection>
  )
}

function LogoChooser({ refusal, hasLogo }: { refusal: Refusal | undefined; hasLogo: boolean }) {
  const t = useT('firms')
  const problemAt = useProblems(refusal?.problems)
  return (
    <form method="post" encType="multipart/form-data" className={styles.chooser}>
      <Field
        id="file"
        label={hasLogo ? t('logo.another') : t('logo.choose')}
        hint={t('logo.hint')}
        error={problemAt('file') ?? problemAt('')}
      >
        {(wiring) => <FileInput {...wiring} name="file" accept="image/png,image/jpeg" />}
      </Field>
      <Row>
        <Button icon="upload" name="intent" value="setLogo">
          {t('logo.set')}
        </Button>
        {hasLogo && (
          <Button kind="ghost" icon="trash-2" name="intent" value="removeLogo">
            {t('logo.remove')}
          </Button>
        )}
      </Row>
    </form>
  )
}
