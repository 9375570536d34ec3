import { Button, type IconName, LinkButton, Row } from '#app/ui/index.ts'
import { useT } from '../page-context.tsx'

type StepButtonsProps = { icon: IconName; submit: string; back: string }

/** Takes a step with a document that its form asks for, or leads back to it. */
export function StepButtons({ icon, submit, back }: StepButtonsProps) {
  const t = useT('document')
  return (
    <Row>
      <Button kind="primary" icon={icon}>
        {submit}
      </Button>
      <LinkButton kind="ghost" href={back}>
        {t('send.cancel')}
      </LinkButton>
    </Row>
  )
}
