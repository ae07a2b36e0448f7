export { depositDaysJob, depositDaysWorker, playedDaysJob, playedDaysWorker } from './count-days.ts'
export { forecastCampaign, forecastDays, type Forecast } from './forecast.ts'
