/** @jsxRuntime automatic */
/** @jsxImportSource react */
import { Body } from '@react-email/body'
import { Button } from '@react-email/button'
import { Column } from '@react-email/column'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Heading } from '@react-email/heading'
import { Hr } from '@react-email/hr'
import { Html } from '@react-email/html'
import { Img } from '@react-email/img'
import { Row } from '@react-email/row'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import type { CSSProperties, ReactElement } from 'react'

/**
 * The colours of src/ui/tokens.css. The colours are repeated here, because mail programs do not support custom
 * properties.
 */
const colours = {
  paper: '#f4f1ec',
  snow: '#fbf9f5',
  ink: '#1b1e1c',
  stone: '#5c5f59',
  line: '#d8d2c7',
  night: '#20282a',
  mist: '#a9b3b3',
  lineNight: '#3d4749',
}

/** The style sheet for dark mode, so that mail programs need not invert the colours themselves. */
const darkStyle = `
@media (prefers-color-scheme: dark) {
  .page, .page td { background: ${colours.night} !important }
  .ink { color: ${colours.paper} !important }
  .stone { color: ${colours.mist} !important }
  .line { border-color: ${colours.lineNight} !important }
  .button { background: ${colours.paper} !important; color: ${colours.ink} !important }
}`

const sansFonts = "'Hedvig Letters Sans', Arial, Helvetica, sans-serif"
const body = { margin: 0, fontSize: 16, lineHeight: '24px', color: colours.ink }
const smallText = { margin: 0, fontSize: 14, lineHeight: '20px', color: colours.stone }
const valueText: CSSProperties = { ...body, textAlign: 'right', whiteSpace: 'nowrap' }
const row = { padding: '10px 0', borderTop: `1px solid ${colours.line}` }

/** The HTML of an email around its blocks. A name in braces is a placeholder that the sandbox fills. */
const page = (
  <Html lang="{lang}">
    <Head>
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
      <meta name="viewport" content="width=device-width" />
      <style>{darkStyle}</style>
    </Head>
    <Body className="page" style={{ margin: 0, background: colours.paper, fontFamily: sansFonts }}>
      <Container style={{ maxWidth: 600, padding: '32px 20px 48px' }}>
        <Text className="ink" style={{ ...body, fontSize: 20, paddingBottom: 32 }}>
          {'{shop}'}
        </Text>
        <Text className="stone" style={smallText}>
          {'{about}'}
        </Text>
        <Heading
          as="h1"
          className="ink"
          style={{
            ...body,
            padding: '6px 0 24px',
            fontSize: 32,
            lineHeight: '38px',
            fontWeight: 400,
            textWrap: 'balance',
          }}
        >
          {'{title}'}
        </Heading>
        {'{blocks}'}
        <Hr className="line" style={{ margin: '16px 0', borderColor: colours.line }} />
        <Text className="stone" style={smallText}>
          {'{practice}'}
        </Text>
      </Container>
    </Body>
  </Html>
)

const valueColumn = (
  <Column className="line" style={{ ...row, paddingLeft: 16, verticalAlign: 'top' }}>
    <Text className="ink" style={valueText}>
      {'{value}'}
    </Text>
  </Column>
)

/** The blocks from which the sandbox composes emails, each with placeholders that the sandbox fills. */
export const mailBlocks = {
  page,
  text: (
    <Section>
      <Text className="ink" style={{ ...body, paddingBottom: 16 }}>
        {'{text}'}
      </Text>
    </Section>
  ),
  heading: (
    <Heading as="h2" className="ink" style={{ ...body, padding: '24px 0 10px', fontSize: 20, fontWeight: 400 }}>
      {'{heading}'}
    </Heading>
  ),
  row: (
    <Row>
      <Column className="line" style={{ ...row, verticalAlign: 'top' }}>
        <Text className="ink" style={body}>
          {'{label}'}
        </Text>
        {'{notes}'}
      </Column>
      {valueColumn}
    </Row>
  ),
  pictureRow: (
    <Row>
      <Column className="line" style={{ ...row, width: 72, verticalAlign: 'top' }}>
        <Img src="{picture}" alt="" width={72} height={90} />
      </Column>
      <Column className="line" style={{ ...row, paddingLeft: 16, verticalAlign: 'top' }}>
        <Text className="ink" style={body}>
          {'{label}'}
        </Text>
        {'{notes}'}
      </Column>
      {valueColumn}
    </Row>
  ),
  note: (
    <Text className="stone" style={smallText}>
      {'{note}'}
    </Text>
  ),
  link: (
    <Section style={{ padding: '8px 0 24px' }}>
      <Button
        href="{address}"
        className="button"
        style={{ padding: '14px 24px', borderRadius: 2, background: colours.ink, color: colours.paper, fontSize: 16 }}
      >
        {'{label}'}
      </Button>
    </Section>
  ),
} satisfies Record<string, ReactElement>
