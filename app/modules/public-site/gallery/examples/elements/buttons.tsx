import { useT } from '#app/shell/page-context.tsx'
import { Button, LinkButton, Row, Stack } from '#app/ui/index.ts'
import { focusShown } from '../../components/example.css.ts'

export default function Buttons() {
  const t = useT('gallery')
  return (
    <Stack>
      <Row>
        <Button type="button">{t('words.cancel')}</Button>
        <Button type="button" kind="ghost" icon="pencil">
          {t('words.edit')}
        </Button>
        <Button type="button" kind="danger" icon="trash-2">
          {t('words.delete')}
        </Button>
        <Button type="button" kind="primary" icon="plus">
          {t('words.newInvoice')}
        </Button>
      </Row>
      <Row>
        <Button type="button" size="s">
          {t('words.small')}
        </Button>
        <Button type="button" size="l">
          {t('words.large')}
        </Button>
        <Button type="button" icon="x" iconOnly>
          {t('words.close')}
        </Button>
        <LinkButton href="/ui">{t('words.link')}</LinkButton>
      </Row>
      <Row>
        <Button type="button" className={focusShown}>
          {t('words.focused')}
        </Button>
        <Button type="button" kind="primary" isBusy>
          {t('words.sending')}
        </Button>
        <Button type="button" disabled>
          {t('words.disabled')}
        </Button>
        <LinkButton>{t('words.notAvailable')}</LinkButton>
      </Row>
    </Stack>
  )
}
