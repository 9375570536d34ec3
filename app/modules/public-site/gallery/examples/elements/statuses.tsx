import { useT } from '#app/shell/page-context.tsx'
import { Avatar, Count, Kbd, Row, Stack, Status, Tag } from '#app/ui/index.ts'
import { useSample } from '../../use-sample.ts'

export default function Statuses() {
  const t = useT('gallery')
  const { number } = useSample()
  return (
    <Stack>
      <Row gap="s4">
        <Status kind="draft">{t('words.draft')}</Status>
        <Status kind="sent">{t('words.sent')}</Status>
        <Status kind="viewed">{t('words.viewed')}</Status>
        <Status kind="partlyPaid" share={0.4}>
          {t('words.partlyPaid')}
        </Status>
        <Status kind="overdue" share={0.25}>
          {t('words.overdue')}
        </Status>
        <Status kind="paid">{t('words.paid')}</Status>
        <Status kind="void">{t('words.void')}</Status>
      </Row>
      <Row>
        <Tag>{t('words.plain')}</Tag>
        <Tag tone="info">{t('words.new')}</Tag>
        <Tag tone="ok">{t('words.inStock')}</Tag>
        <Tag tone="warn">{t('words.lowStock')}</Tag>
        <Tag tone="bad">{t('words.overdue')}</Tag>
        <span>
          {t('words.open')} <Count>{number(12)}</Count>
        </span>
        <Kbd>{t('words.searchKeys')}</Kbd>
      </Row>
      <Row>
        <Avatar name="Mara Lindqvist" /> Mara Lindqvist
        <Avatar name="Nordlicht GmbH" of="firm" size="l" /> Nordlicht GmbH
      </Row>
    </Stack>
  )
}
