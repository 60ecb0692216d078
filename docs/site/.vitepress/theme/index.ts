import DefaultTheme from 'vitepress/theme'
import './pawl.css'

export default DefaultTheme
