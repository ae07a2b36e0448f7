export { depositDaysJob, depositDaysWorker, playedDaysJob, playedDaysWorker } from './count-days.ts'
export { forecastCampaign, type Forecast } from './forecast.ts'
