import { CountryShape, Row, Stack } from '#app/ui/index.ts'
import { useSample } from '../../use-sample.ts'

const countries = ['DE', 'EE', 'ES', 'GB', 'IT', 'US']

export default function Countries() {
  const { country } = useSample()
  return (
    <Row gap="s5">
      {countries.map((code) => (
        <Stack key={code} gap="s2">
          <CountryShape country={code} />
          {country(code)}
        </Stack>
      ))}
    </Row>
  )
}
