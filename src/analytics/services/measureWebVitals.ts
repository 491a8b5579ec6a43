import type { MetricType } from 'web-vitals'
import type { SendEvent } from '../events/events'

/**
 * Measures the visit's web vitals. The library reads what the browser has recorded since the page began to load, so it
 * can be loaded after the consent. The library cannot be stopped, so `send` must drop everything after a withdrawal.
 */
export async function measureWebVitals(send: SendEvent): Promise<void> {
  const { onCLS, onINP, onLCP, onFCP, onTTFB } = await import('web-vitals')
  const report = ({ name, value, id, rating }: MetricType) =>
    send({
      event: 'web_vitals',
      metric_name: name,
      // CLS has no unit and is far below 1. The other metrics are in ms.
      metric_value: name === 'CLS' ? Math.round(value * 10_000) / 10_000 : Math.round(value),
      metric_id: id,
      metric_rating: rating,
    })
  for (const measure of [onCLS, onINP, onLCP, onFCP, onTTFB]) measure(report)
}
