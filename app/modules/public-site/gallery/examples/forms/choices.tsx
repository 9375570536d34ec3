import { useT } from '#app/shell/page-context.tsx'
import { Checkbox, ChoiceList, FieldGroup, Radio, Row, Stack, Switch } from '#app/ui/index.ts'

export default function Choices() {
  const t = useT('gallery')
  return (
    <Stack>
      <Row>
        <Checkbox name="copy" defaultChecked>
          {t('words.sendCopy')}
        </Checkbox>
        <Checkbox name="print" disabled>
          {t('words.print')}
        </Checkbox>
        <Switch name="reminders" defaultChecked>
          {t('words.reminders')}
        </Switch>
      </Row>
      <FieldGroup id="period" label={t('words.period')} error={t('words.chooseOne')}>
        <Row>
          <Radio name="period" value="month">
            {t('words.month')}
          </Radio>
          <Radio name="period" value="year">
            {t('words.year')}
          </Radio>
        </Row>
      </FieldGroup>
      <FieldGroup id="way" label={t('words.wayToPay')}>
        <ChoiceList
          name="way"
          columns={2}
          defaultValue="bank"
          choices={[
            { value: 'bank', label: t('words.bank'), detail: t('words.bankWords') },
            { value: 'card', label: t('words.card'), icon: 'credit-card' },
          ]}
        />
      </FieldGroup>
    </Stack>
  )
}
